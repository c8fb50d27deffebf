import type { ReactElement } from 'react';
import { AccountMenu } from '../src/domain/account-menu';
import { CrashReport } from '../src/domain/crash-report';
import { Hero } from '../src/domain/hero';
import { ProfileFields } from '../src/domain/profile-fields';
import type { Texts } from '../src/locale/spanish';
import { AlertDialog } from '../src/primitives/alert-dialog';
import { AppShell } from '../src/primitives/app-shell';
import { Sidebar } from '../src/primitives/sidebar';
import { TopBar } from '../src/primitives/top-bar';

const nothing = () => {};
const blank = { name: 'Ana', email: 'ana@example.com', phone: '', location: '', bio: '' };
const marks = [
  { name: 'Nubia', src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { name: 'Orto', src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' },
];

/** What shows only after somebody has done something: what to show, what to press, and which texts then stand there. */
export const byHand: readonly [
  name: string,
  element: ReactElement,
  press: (texts: Texts) => readonly string[],
  says: (texts: Texts) => readonly string[],
][] = [
  [
    'a question with its own answers',
    <AlertDialog key="question" open title="?" onConfirm={nothing} />,
    () => [],
    ({ alertDialog }) => [alertDialog.confirm, alertDialog.cancel],
  ],
  [
    'a shell whose sidebar is put away',
    <AppShell key="shell" topBar={<TopBar />} sidebar={<Sidebar brand="T" items={[]} />} />,
    ({ shell }) => [shell.closeMenu],
    ({ shell }) => [shell.menu],
  ],
  [
    'a report that was copied',
    <CrashReport key="copied" report="0" onReload={nothing} onCopy={() => Promise.resolve()} />,
    ({ crash }) => [crash.copy],
    ({ crash }) => [crash.copied],
  ],
  [
    'a report that could not be copied',
    <CrashReport key="failed" report="0" onReload={nothing} onCopy={() => Promise.reject(new Error('no'))} />,
    ({ crash }) => [crash.copy],
    ({ crash }) => [crash.copyFailed],
  ],
  [
    'a profile being edited',
    <ProfileFields key="profile" values={blank} onSave={nothing} />,
    ({ profile }) => [profile.edit],
    ({ profile }) => [profile.save, profile.cancel],
  ],
  [
    'a demonstration that plays',
    <Hero key="plays" logos={marks} onStart={nothing} onDemo={nothing} />,
    () => [],
    ({ hero }) => [hero.pause],
  ],
  [
    'a demonstration that is paused',
    <Hero key="paused" logos={marks} onStart={nothing} onDemo={nothing} />,
    ({ hero }) => [hero.pause],
    ({ hero }) => [hero.resume],
  ],
  [
    "somebody's account",
    <AccountMenu
      key="account"
      open
      account={{
        status: 'signed-in',
        name: 'Ana',
        email: 'ana@example.com',
        onSettings: nothing,
        onNotifications: nothing,
        onSignOut: nothing,
      }}
    />,
    () => [],
    ({ account }) => [account.secure, account.settings, account.notifications, account.signOut],
  ],
  [
    "nobody's account",
    <AccountMenu key="nobody" open account={{ status: 'signed-out', onHome: nothing }} />,
    () => [],
    ({ account }) => [account.home],
  ],
];
