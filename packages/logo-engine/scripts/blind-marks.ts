/**
 * What the marks of blind judges come to: the mean of what was proposed, by type, and of each folder of other pictures
 * beside it; how many of each most judges gave a 4; and how many sets of six have such a logo.
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

/** By what they are together in, the marks of each logo. */
const groups = new Map<string, number[][]>();
const sets = new Map<string, number[][]>();
const add = (to: Map<string, number[][]>, group: string, given: number[]) =>
  to.set(group, [...(to.get(group) ?? []), given]);
for (const [key, given] of marks) {
  const own = /^(\w+) (\d+)\.\d+$/.exec(key);
  if (own === null) add(groups, `beside: ${basename(dirname(key))}`, given);
  else {
    add(groups, 'proposed', given);
    add(groups, `proposed, ${own[1]}`, given);
    add(sets, own[2] ?? '', given);
  }
}

const FOUR = 4;
const isFour = (given: readonly number[]): boolean =>
  given.filter((mark) => mark >= FOUR).length * 2 > given.length;

for (const [group, logos] of groups)
  console.log(
    `${mean(logos.map(mean)).toFixed(2)}  ${group}: ${logos.filter(isFour).length} of ${logos.length} a 4`,
  );
const withFour = [...sets.values()].filter((logos) => logos.some(isFour));
console.log(`${withFour.length} of ${sets.size} sets have a 4`);
