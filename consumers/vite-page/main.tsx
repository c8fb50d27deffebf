import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app.tsx';

createRoot(document.querySelector('#root') as Element).render(
  <StrictMode>
    <button type="button" data-testid="host">
      Lo del anfitrión
    </button>
    <App />
  </StrictMode>,
);
