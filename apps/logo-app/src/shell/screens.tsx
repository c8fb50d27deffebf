import { onDemand } from '@trazo/ui/on-demand';
import { CircleArrowUp, History, Images, PenTool, UserRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { type Screen, screenAt } from './screen';

const code = (fetchScreen: () => Promise<{ default: ComponentType }>) =>
  onDemand(fetchScreen, (module) => module.default);

/** Every page there is. A new one is a folder in `routes`, and a row here. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: 'Trazo · Logos profesionales en segundos',
    frame: 'visitors',
    code: code(() => import('../routes/landing')),
  },
  {
    path: '/generate',
    title: 'Generar · Trazo',
    frame: 'shell',
    // §2: the address of this link is relative.
    link: { label: 'Generar', icon: <PenTool />, href: 'generate' },
    code: code(() => import('../routes/generate')),
  },
  {
    path: '/record',
    title: 'Historial · Trazo',
    frame: 'shell',
    link: { label: 'Historial', icon: <History /> },
    code: code(() => import('../routes/record')),
  },
  {
    path: '/gallery',
    title: 'Mi Galería · Trazo',
    frame: 'shell',
    link: { label: 'Galería', icon: <Images /> },
    code: code(() => import('../routes/gallery')),
  },
  {
    path: '/profile',
    title: 'Perfil · Trazo',
    frame: 'shell',
    link: { label: 'Perfil', icon: <UserRound /> },
    code: code(() => import('../routes/profile')),
  },
  {
    path: '/plan',
    title: 'Actualizar Plan · Trazo',
    frame: 'shell',
    link: { label: 'Actualizar Plan', icon: <CircleArrowUp /> },
    code: code(() => import('../routes/plan')),
  },
  {
    path: '/user',
    title: 'Panel · Trazo',
    frame: 'account',
    code: code(() => import('../routes/user')),
  },
];

/** Fetches the code of the screen at an address, because someone is about to go there. */
export const prefetchScreen = (address: string): void => screenAt(screens, address)?.code.prefetch();
