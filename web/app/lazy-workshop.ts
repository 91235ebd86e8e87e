/** The rules workshop, which comes when somebody wants to change a game. */

export { workshopScreen } from "../features/workshop/workshop-page.js";
