import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const SignedInLayout = lazy(() => import('./signed-in-layout'));
const Shell = lazy(() => import('./shell'));
const Generate = lazy(() => import('../routes/generate'));
const Dashboard = lazy(() => import('../routes/user'));
const Gallery = lazy(() => import('../routes/gallery'));
const Profile = lazy(() => import('../routes/profile'));
const Plan = lazy(() => import('../routes/plan'));
const History = lazy(() => import('../routes/record'));

/** §2 Route table. */
export function AppRoutes({ landing }: { landing: ReactNode }) {
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={landing} />
        <Route element={<SignedInLayout />}>
          <Route path="/user" element={<Dashboard />} />
          <Route element={<Shell />}>
            <Route path="/generate" element={<Generate />} />
            <Route path="/gallery" element={<Gallery />} />
            <Route path="/profile" element={<Profile />} />
            <Route path="/plan" element={<Plan />} />
            <Route path="/record" element={<History />} />
          </Route>
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  );
}
