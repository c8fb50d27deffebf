import { type Achievement, type Activity, toDate } from '@trazo/api-client';
import { profileTexts } from '../../texts/profile';

/** One thing that happened, in words. */
export type ShownActivity = {
  id: string;
  title: string;
  detail?: string | undefined;
  when: string;
  dateTime?: string;
};

/** One achievement in words; reached at 100 percent. */
export type ShownAchievement = { id: string; title: string; detail: string; progress: number };

const own = profileTexts;
const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium' });

/** Those of a kind that has words: a later server may tell of more. */
export function showActivities(activities: readonly Activity[]): ShownActivity[] {
  return activities.flatMap(({ kind, when, name, amount, device }, place) => {
    const title = wordsOf(own.activities, kind);
    if (title === undefined) return [];
    const detail = name ?? device ?? (amount === undefined ? undefined : own.credits(amount));
    return [{ id: `${place}`, title, detail, when: day.format(toDate(when)), dateTime: when }];
  });
}

/** As `showActivities`. */
export function showAchievements(achievements: readonly Achievement[]): ShownAchievement[] {
  return achievements.flatMap(({ kind, progress, goal, reached }) => {
    const words = wordsOf(own.achievements, kind);
    if (words === undefined) return [];
    const percent = percentOf(progress, goal);
    const more =
      percent < 100
        ? goal > 1 && own.progressOf(progress, goal, kind === 'first_year' ? 'meses' : '')
        : reached !== undefined && own.reachedOn(day.format(toDate(reached)));
    const detail = more ? `${words.detail} · ${more}` : words.detail;
    return [{ id: kind, title: words.title, detail, progress: percent }];
  });
}

/** 100 only where the goal is reached, whatever the rounding says. */
function percentOf(progress: number, goal: number): number {
  if (progress >= goal) return 100;
  return Math.max(0, Math.floor((progress / goal) * 100));
}

const wordsOf = <Words>(words: Readonly<Record<string, Words>>, kind: string): Words | undefined =>
  Object.hasOwn(words, kind) ? words[kind] : undefined;
