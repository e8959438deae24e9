import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import { withElision } from '@asso/domain/identifiants/elision';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { notify } from '../platform/session/announcements.ts';
import { useRead } from '../platform/use-read.ts';
import { RadioList } from '../ui/fields/RadioList.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { PublicationPanel } from './PublicationPanel.tsx';
import type { Choisi } from './statistiques-query.ts';

const lesquelles = {
  toutes: 'Toutes les subventions accordées',
  obligatoires: 'Celles de plus de 23 000 € par an et par bénéficiaire, à publier dans les trois mois',
} as const;

/**
 * Says how many granted decisions can be published as open data and what the others lack, and lets a service publish
 * them.
 */
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
      hidesTitre
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
          <PublicationPanel {...read.value} onChanged={read.reload} />
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

type SiretServiceFormProps = {
  service: { id: string; nom: string; version: number };
  onSaved: () => void;
};

/** Asks for the SIRET of a service that has none, because published files name the granting service by it. */
function SiretServiceForm({ service, onSaved }: SiretServiceFormProps) {
  const name = `siret-${service.id}`;
  const saisie = useSaisie({
    name,
    value: {} as { siret?: string | null },
    send: ({ siret }) =>
      call(openDataEndpoints.saveSiretService, {
        params: { service: service.id },
        body: { siret: siret ?? '' },
        ifMatch: service.version,
      }),
    say: ({ message }) => [{ field: 'siret', message }],
    onDone: () => {
      notify('succes', `Le SIRET ${withElision(service.nom)} est enregistré.`);
      onSaved();
    },
  });
  return (
    <SaisieForm
      prefix={name}
      kind="secondaire"
      label="Enregistrer le SIRET"
      saisie={saisie}
      fields={{
        siret: {
          kind: 'text',
          label: `SIRET ${withElision(service.nom)}`,
          aide: '14 chiffres ; il nomme le service dans le fichier publié. Exemple : 123 456 782 00010.',
          max: 18,
        },
      }}
      own={{ siret: (control) => <TextControl {...control} inputMode="numeric" width={18} /> }}
    />
  );
}
