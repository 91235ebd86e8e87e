export { default } from "qr/decode.js";
