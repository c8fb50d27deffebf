export { ClosingCall, type ClosingCallProps } from './closing-call';
