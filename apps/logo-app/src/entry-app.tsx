import { lazy } from 'react';
import { boot } from './boot';

const Landing = lazy(() => import('./routes/landing'));

boot(<Landing />);
