export { default } from "qr";
