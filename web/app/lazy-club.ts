/** The screens of a club evening, which come when somebody organises one or takes part. */

export { clubScreen } from "../features/club/club-page.js";
export { collectScreen, resultScreen } from "../features/club/collect-page.js";
export { dealScreen } from "../features/club/deal-page.js";
