import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app.tsx';

createRoot(document.querySelector('#root') as Element).render(
  <StrictMode>
    {/* The host's own classes, of Tailwind's own scales */}
    <p data-testid="host" className="rounded-lg bg-red-500 text-sm shadow-md sm:p-4">
      Lo del anfitrión
    </p>
    <App />
  </StrictMode>,
);
