/** The calls past §7 by which a person keeps their own account. None is asked of a server that does not announce it. */
import { ask } from './announced-call.js';
import { type AccountActivity, mapActivity } from './entities/activity.js';
import { mapOpenSessions, type OpenSession } from './entities/open-session.js';
import type { NotificationPreferences } from './entities/profile.js';
import { type Connection, mappingOf } from './transport/connection.js';
import { readAcknowledgement, readJson, type SessionCallOptions } from './transport/request.js';

/** The password that is there, and the one to come. */
export type PasswordChange = { old: string; new: string };

/**
 * Changes the password, which ends every other session: POST /password `{session, old, new}`, where the server announces
 * `password_change`. A wrong old password is an `HttpError` of status 403, a new one that cannot be used of 422.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function changePassword(
  connection: Connection,
  change: PasswordChange,
  options: SessionCallOptions = {},
): Promise<void> {
  return ask(connection, 'changePassword', 'password_change', options, (session) => ({
    path: '/password',
    body: { session, old: change.old, new: change.new },
    read: readAcknowledgement,
  }));
}

/** What is to be stored of a profile; what is not named stays, and an empty text takes it back. */
export type ProfileChanges = {
  name?: string | undefined;
  phone?: string | undefined;
  location?: string | undefined;
  bio?: string | undefined;
  notifications?: NotificationPreferences | undefined;
};

/**
 * Stores what the person says of themselves: POST /profile `{session, …}`, where the server announces `profile_edit`.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function saveProfile(
  connection: Connection,
  changes: ProfileChanges,
  options: SessionCallOptions = {},
): Promise<void> {
  return ask(connection, 'saveProfile', 'profile_edit', options, (session) => {
    const { name, phone, location, bio, notifications } = changes;
    return {
      path: '/profile',
      body: { session, name, phone, location, bio, notifications },
      read: readAcknowledgement,
    };
  });
}

/**
 * Deletes a logo for good: POST /logo/delete `{session, logo_id}`, where the server announces `delete_logo`.
 * It also goes out where the page is left at that moment.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function deleteLogo(
  connection: Connection,
  logo_id: string | number,
  options: SessionCallOptions = {},
): Promise<void> {
  const own: Connection = {
    ...connection,
    fetch: (input, init) => connection.fetch(input, { ...init, keepalive: true }),
  };
  return ask(own, 'deleteLogo', 'delete_logo', options, (session) => ({
    path: '/logo/delete',
    body: { session, logo_id },
    read: readAcknowledgement,
  }));
}

/**
 * Lists the sessions of the account that have not ended, the current one first: POST /sessions `{session}`, where the
 * server announces `sessions`.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function listSessions(
  connection: Connection,
  options: SessionCallOptions = {},
): Promise<OpenSession[]> {
  return ask(connection, 'listSessions', 'sessions', options, (session) => ({
    path: '/sessions',
    body: { session },
    repeatable: true,
    read: async (response, signal) =>
      mapOpenSessions(await readJson(response, signal), ...mappingOf(connection, 'listSessions', session)),
  }));
}

/**
 * Ends a session by its id, or with `'others'` every one but the current: POST /sessions/end `{session, id}`, where the
 * server announces `sessions`. One that has ended already is an `HttpError` of status 404.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function endSessions(
  connection: Connection,
  id: string,
  options: SessionCallOptions = {},
): Promise<void> {
  return ask(connection, 'endSessions', 'sessions', options, (session) => ({
    path: '/sessions/end',
    body: { session, id },
    read: readAcknowledgement,
  }));
}

/**
 * What happened last in the account, newest first, and what it has reached: POST /activity `{session}`, where the server
 * announces `activity`.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function accountActivity(
  connection: Connection,
  options: SessionCallOptions = {},
): Promise<AccountActivity> {
  return ask(connection, 'accountActivity', 'activity', options, (session) => ({
    path: '/activity',
    body: { session },
    repeatable: true,
    read: async (response, signal) =>
      mapActivity(await readJson(response, signal), ...mappingOf(connection, 'accountActivity', session)),
  }));
}

/**
 * Ends the account for good: POST /account/delete `{session, confirmation}`, where the server announces `account_delete`.
 * The stored session is worth nothing after it, and is the caller's to clear.
 * @param confirmation what the person typed: the e-mail of the account
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function deleteAccount(
  connection: Connection,
  confirmation: string,
  options: SessionCallOptions = {},
): Promise<void> {
  return ask(connection, 'deleteAccount', 'account_delete', options, (session) => ({
    path: '/account/delete',
    body: { session, confirmation },
    read: readAcknowledgement,
  }));
}
