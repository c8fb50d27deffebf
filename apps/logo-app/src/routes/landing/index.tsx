import { Landing } from './landing';
import { LandingPlans } from './plans';
import { StillSections } from './still-sections';

/** The landing as a screen of the app, for someone who signs out or comes from another page. */
export default function LandingScreen() {
  return <Landing sections={<StillSections />} plans={(period) => <LandingPlans period={period} />} />;
}
