import type { Migration } from '../migration.js';

/** The tables of better-auth: who somebody is and which password they chose. */
export const identity: Migration = {
  name: '0001-identity',
  statements: ({ authTimestamp, authBoolean }) => [
    `create table auth_user (
      "id" text primary key,
      "name" text not null,
      "email" text not null unique,
      "emailVerified" ${authBoolean} not null,
      "image" text,
      "createdAt" ${authTimestamp} not null,
      "updatedAt" ${authTimestamp} not null
    )`,
    `create table auth_session (
      "id" text primary key,
      "expiresAt" ${authTimestamp} not null,
      "token" text not null unique,
      "createdAt" ${authTimestamp} not null,
      "updatedAt" ${authTimestamp} not null,
      "ipAddress" text,
      "userAgent" text,
      "userId" text not null references auth_user ("id") on delete cascade
    )`,
    `create index auth_session_user on auth_session ("userId")`,
    `create table auth_account (
      "id" text primary key,
      "accountId" text not null,
      "providerId" text not null,
      "userId" text not null references auth_user ("id") on delete cascade,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" ${authTimestamp},
      "refreshTokenExpiresAt" ${authTimestamp},
      "scope" text,
      "password" text,
      "createdAt" ${authTimestamp} not null,
      "updatedAt" ${authTimestamp} not null
    )`,
    `create index auth_account_user on auth_account ("userId")`,
    `create table auth_verification (
      "id" text primary key,
      "identifier" text not null,
      "value" text not null,
      "expiresAt" ${authTimestamp} not null,
      "createdAt" ${authTimestamp} not null,
      "updatedAt" ${authTimestamp} not null
    )`,
    `create index auth_verification_identifier on auth_verification ("identifier")`,
    `create table sign_in_attempts (
      key text primary key,
      failures integer not null check (failures >= 0),
      blocked_until bigint not null,
      updated_at bigint not null
    )`,
  ],
};
