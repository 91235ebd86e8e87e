/** The screens of games by post, which come when somebody plays one. */

export * from "../features/post/post-screens.js";
