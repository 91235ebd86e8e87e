// Tests that change nothing of what all modules share, in one process: to begin one for each file takes
// longer than most of them.
for (const file of JSON.parse(process.env.AT_ONCE ?? "[]")) {
  await import(file);
}
