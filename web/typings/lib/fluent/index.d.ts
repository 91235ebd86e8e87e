/** The page imports Fluent from where the assembled page holds it: lib/fluent. */
export * from "@fluent/bundle";
