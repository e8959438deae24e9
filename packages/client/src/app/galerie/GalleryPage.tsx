import type { ReactNode } from 'react';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { BudgetSample } from './BudgetSample.tsx';
import { DialogSamples } from './DialogSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { ListSamples } from './ListSamples.tsx';
import { ReadSamples } from './ReadSamples.tsx';
import { StateSamples } from './StateSamples.tsx';

const parts: Record<string, { title: string; show: () => ReactNode }> = {
  champs: { title: 'Champs', show: () => <FieldSamples /> },
  lecture: { title: 'Lecture', show: () => <ReadSamples /> },
  etats: { title: 'États, étapes et suivi', show: () => <StateSamples /> },
  listes: { title: 'Listes et recherches', show: () => <ListSamples /> },
  budget: { title: 'Budget', show: () => <BudgetSample /> },
  dialogues: { title: 'Dialogues et dépôts', show: () => <DialogSamples /> },
};

/** The gallery shows every widget, for people and for the tools that check them; `?partie=budget` shows one part. */
export function GalleryPage() {
  const wanted = useQueryParams().get('partie');
  return (
    <div className="page">
      <PageHeading titre="Galerie des composants" chapo="Tous les composants, avec des données inventées." />
      {Object.entries(parts)
        .filter(([key]) => wanted === null || wanted === key)
        .map(([key, { title, show }]) => (
          <section key={key} className="pile pile--large" aria-labelledby={`partie-${key}`}>
            <h2 id={`partie-${key}`}>{title}</h2>
            {show()}
          </section>
        ))}
    </div>
  );
}
