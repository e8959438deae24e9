import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { useRead } from '../platform/use-read.ts';
import { RadioList } from '../ui/fields/RadioList.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { SiretServiceForm } from './SiretServiceForm.tsx';
import type { Choisi } from './statistiques-query.ts';

const lesquelles = {
  toutes: 'Toutes les subventions accordées',
  obligatoires: 'Celles de plus de 23 000 € par an et par bénéficiaire, à publier dans les trois mois',
} as const;

/** « Que pouvons-nous publier, que manque-t-il ? » It checks the decisions to publish. */
export function OpenDataFigures({ choisi }: { choisi: Choisi }) {
  const [choix, setChoix] = useState<keyof typeof lesquelles>('toutes');
  const query = {
    service: choisi.service,
    exercice: choisi.exercice,
    obligatoires: choix === 'obligatoires' ? 'true' : undefined,
  };
  const read = useRead(openDataEndpoints.checkOpenData, { query });
  return (
    <FiguresSection
      titre="Données ouvertes"
      aide="Les décisions d’accord, dans les colonnes du schéma national « SCDL subventions » 2.1.1."
    >
      <RadioList title="Décisions à publier" labels={lesquelles} value={choix} onChange={setChoix} />
      {read.state === 'refuse' && <p>{read.problem.message}</p>}
      {read.state === 'lu' && (
        <>
          {read.value.services
            .filter(({ siret, rights }) => siret === null && rights.edit)
            .map((service) => (
              <SiretServiceForm key={service.id} service={service} onSaved={read.reload} />
            ))}
          <p>
            <strong>
              {count(read.value.publiables, 'décision peut être publiée', 'décisions peuvent être publiées')}
            </strong>
            {read.value.ecartees > 0 &&
              ` ; ${count(read.value.ecartees, 'décision est laissée', 'décisions sont laissées')} de côté, parce qu’il y manque une donnée`}
            .
          </p>
          {read.value.publiables > 0 && (
            <p>
              <DownloadLink row={openDataEndpoints.readOpenData} query={query} details="csv">
                Télécharger le fichier SCDL
              </DownloadLink>
            </p>
          )}
          {read.value.exemples.length > 0 && (
            <FiguresTable
              caption="Décisions laissées de côté"
              rows={read.value.exemples}
              rowId={({ id_fo }) => id_fo}
              nom={['décision', 'décisions']}
              columns={[
                {
                  key: 'numero',
                  label: 'Dossier',
                  isHeader: true,
                  cell: ({ id_fo }) => <AppLink href={`/dossiers?q=${id_fo}`}>{id_fo}</AppLink>,
                },
                { key: 'association', label: 'Association', cell: ({ association }) => association },
                { key: 'manques', label: 'Ce qui manque', cell: ({ manques }) => manques.join(' ') },
              ]}
            />
          )}
        </>
      )}
    </FiguresSection>
  );
}
