import '../styles.css';
import { createRoot } from 'react-dom/client';
import { Toaster } from '../ui/toaster.tsx';
import { UiGallery } from './ui-gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('ui-gallery.html has no #root');
createRoot(root).render(
  <>
    <UiGallery />
    <Toaster />
  </>,
);
