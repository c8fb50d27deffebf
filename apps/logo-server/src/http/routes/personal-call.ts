import type { Context } from 'hono';
import type { z } from 'zod';
import type { SignedIn } from '../../domain/sessions.js';
import type { Endpoint } from '../contract/endpoint.js';
import type { AppEnv } from '../deps.js';

/** A call by what goes in and what comes out. */
export type Contract<Body, Answer> = Endpoint<z.ZodType<Body>, z.ZodType<unknown, Answer>>;

/** Declares a call that only the person a session belongs to can make. */
export type PersonalCall = <Body extends { session: string }, Answer>(
  endpoint: Contract<Body, Answer>,
  handle: (person: SignedIn, body: Body, c: Context<AppEnv>) => Promise<Answer>,
) => void;
