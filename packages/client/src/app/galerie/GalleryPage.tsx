import type { ReactNode } from 'react';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { BudgetSample } from './BudgetSample.tsx';
import { DialogSamples } from './DialogSamples.tsx';
import { FieldSamples, sampleFields } from './FieldSamples.tsx';
import { ListSamples } from './ListSamples.tsx';
import { StateSamples } from './StateSamples.tsx';

const parts: Record<string, { title: string; show: () => ReactNode }> = {
  champs: { title: 'Champs', show: () => <FieldSamples /> },
  lecture: { title: 'Lecture', show: () => <ReadSamples /> },
  etats: { title: 'États, étapes et suivi', show: () => <StateSamples /> },
  listes: { title: 'Listes et recherches', show: () => <ListSamples /> },
  budget: { title: 'Budget', show: () => <BudgetSample /> },
  dialogues: { title: 'Dialogues et dépôts', show: () => <DialogSamples /> },
};

/** Shows every component, for people and for automatic checks; `?partie=budget` shows one part. */
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

const ReadSamples = () => (
  <ReadValues
    fields={sampleFields}
    value={{
      intitule: 'Former nos arbitres',
      objectifs: 'Quinze bénévoles arbitreront seuls.\nIls formeront les suivants.',
      siren: '123456782',
      debut: '2027-03-11',
      montant: 12500,
      duree: 1.5,
      emploi: false,
      periode: 'annuel',
      publics: ['v1', 'v3'],
      indicateurs: [
        { id: 'a1', libelle: 'Arbitres formés', cible: 12 },
        { id: 'a2', libelle: 'Matchs arbitrés', cible: 40 },
      ],
    }}
    notes={{ siren: 'RNA, 02/03/2027' }}
  />
);
