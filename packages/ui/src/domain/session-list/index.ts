export { type OpenSession, SessionList, type SessionListProps, type SessionListState } from './session-list';
