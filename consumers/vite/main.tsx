import '@trazo/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { css } from './brand.ts';

createRoot(document.querySelector('#root') as Element).render(
  <StrictMode>
    <style>{css}</style>
    <App />
  </StrictMode>,
);
