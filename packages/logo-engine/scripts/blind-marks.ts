/**
 * What the marks of blind judges come to: the mean of what was proposed, by type; in how many sets of six the mean of the
 * judges is 4 for one at least; and the mean of each folder of other pictures beside them.
 *
 *     marks:blind KEY.json MARKS.json [KEY.json MARKS.json…]     (marks: {"1": 4, "2": 3, …}, by number)
 */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const files = process.argv.slice(2);
if (files.length === 0 || files.length % 2 === 1)
  throw new Error('Whose marks? marks:blind KEY.json MARKS.json, a key and its marks for each judge');

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const mean = (marks: readonly number[]): number => marks.reduce((sum, mark) => sum + mark, 0) / marks.length;

/** By logo, a mark of each judge. */
const marks = new Map<string, number[]>();
for (let at = 0; at < files.length; at += 2) {
  const [keyFile = '', marksFile = ''] = files.slice(at);
  const given: Record<string, number> = read(marksFile);
  for (const [i, key] of (read(keyFile) as string[]).entries()) {
    const mark = given[i + 1];
    if (mark === undefined) throw new Error(`${marksFile} has no mark for ${i + 1}.`);
    marks.set(key, [...(marks.get(key) ?? []), mark]);
  }
}

/** By what they are together in, the logos' means. */
const groups = new Map<string, number[]>();
const sets = new Map<string, number[]>();
const add = (to: Map<string, number[]>, group: string, value: number) =>
  to.set(group, [...(to.get(group) ?? []), value]);
for (const [key, given] of marks) {
  const own = /^(\w+) (\d+)\.\d+$/.exec(key);
  if (own === null) add(groups, `beside: ${basename(dirname(key))}`, mean(given));
  else {
    add(groups, 'proposed', mean(given));
    add(groups, `proposed, ${own[1]}`, mean(given));
    add(sets, own[2] ?? '', mean(given));
  }
}
for (const [group, means] of groups)
  console.log(`${mean(means).toFixed(2)}  ${group} (${means.length}, ${files.length / 2} judges)`);
const best = [...sets.values()].map((means) => Math.max(...means));
console.log(`${best.filter((mark) => mark >= 4).length} of ${best.length} sets have a 4`);
