import './platform/filled-functions.ts';
import './app/styles.ts';
import { listesFact } from '@asso/contract/kernel/page-facts';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import type { Listes } from '@asso/domain/kernel/listes';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstPage, makeRouter } from './app/router.ts';
import { routes } from './app/routes.ts';
import { installedModeles } from './document/modele-registry.ts';
import { AppLink } from './platform/AppLink.tsx';
import { isEtat } from './platform/brand.ts';
import { queryClient } from './platform/call/query-client.ts';
import { now } from './platform/clock.ts';
import { keepFocus } from './platform/page/keep-focus.ts';
import { pageFact } from './platform/page/page-facts.ts';
import { startTheme } from './platform/preferences.ts';
import { startMeasure } from './platform/session/audience.ts';
import { watchFirstGesture } from './ui/page/first-gesture.ts';
import { lazyPart } from './ui/page/lazy-part.ts';
import { installedLink } from './ui/page/link-registry.ts';
import { currentListes, jourCourant } from './ui/table/listes.ts';

// The pages' security policy forbids code made from text: the library of schemas would try it, and the browser would
// report it.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
startTheme();
startMeasure();
keepFocus();
watchFirstGesture();
if (isEtat) await import('./app/marque-etat.ts');
installedLink.component = AppLink;
installedModeles.component = lazyPart(
  async () => (await import('./contenu/ModelesProposes.tsx')).ModelesProposes,
);
jourCourant.lire = () => localDay(now());
currentListes.set(pageFact<Listes>(listesFact) ?? {});

// The gallery of widgets exists only in development: this condition is false in a build, which leaves the gallery
// out.
const gallery = import.meta.env.DEV ? (await import('./app/galerie/routes.ts')).galleryRoutes : [];
const router = makeRouter([...routes, ...gallery]);

// The files of pages import this one, so that awaiting them here would wait forever.
void firstPage(router).then(() =>
  createRoot(document.getElementById('application') as HTMLElement).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
