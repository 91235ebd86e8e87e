/** A game's lessons: which there are, how far one has come, and the way to them. */

import { fresh, make } from "../../components/dom.js";
import { icon } from "../../components/icons.js";
import { hash } from "../../page/router.js";
import type { App, Room } from "../../types/page.js";

type Lesson = Room["lessons"][number];

/** Whether all of its steps have been done on this device. */
export function isLearnt(app: App, room: Room, { id, steps }: Lesson) {
  return app.preferences.lessonPlace(room.id, id) >= steps;
}

/** The lesson somebody goes on with: the first one not yet learnt, else the first. */
export function nextLesson(app: App, room: Room) {
  return room.lessons.find((lesson) => !isLearnt(app, room, lesson)) ?? room.lessons[0] ?? null;
}

/** All of them, each a link, and which of them are learnt. */
export function lessonList(app: App, room: Room) {
  const { words } = app;
  if (room.lessons.length === 0) return null;
  const name = fresh("lessons");
  return make(
    "div",
    { class: "lesson-list" },
    icon("compass"),
    make("span", { id: name }, words.t("learn-lessons")),
    make(
      "ol",
      { "aria-labelledby": name },
      ...room.lessons.map((lesson) =>
        make(
          "li",
          {},
          make(
            "a",
            { href: hash({ screen: "learn", game: room.id, lesson: lesson.id }) },
            words.t(`${room.id}-lesson-${lesson.id}-title`),
          ),
          isLearnt(app, room, lesson) && icon("check"),
          isLearnt(app, room, lesson) && make("span", { class: "unseen" }, words.t("learn-learnt")),
        ),
      ),
    ),
  );
}
