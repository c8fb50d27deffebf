'use client';

export { App as Interactive } from '../../app.tsx';
