/** The one store of games by post that the screens of this page use. */

import { PostGames } from "../../post/post-games.js";

let games: PostGames | null = null;

export function postGames(): PostGames {
  return (games ??= new PostGames());
}
