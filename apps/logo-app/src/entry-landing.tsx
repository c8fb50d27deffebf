import { boot } from './boot';
import Landing from './routes/landing';

boot(<Landing />);
