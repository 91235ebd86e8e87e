// What follows on a file of attempts: makes those of `NAMES`, null: all that leave the place where it is. `PATIENCE`: in
// milliseconds, after which nothing comes any more.
const late = () => new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error("nothing came")));
const tried = (NAMES ?? Object.keys(ATTEMPTS).filter((name) => !MOVES.includes(name))).map(async (name) => {
  try {
    await Promise.race([(async () => ATTEMPTS[name]())(), late()]);
    return [name, "got through"];
  } catch (error) {
    return [name, String(error).slice(0, 120)];
  }
});
return Object.fromEntries(await Promise.all(tried));
