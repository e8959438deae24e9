import { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { DossierPsp, InscriptionPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { etatsPaiement, ordrePaiement } from '@asso/domain/paiement/demande-paiement.states';
import { useState } from 'react';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { FilterBar } from '../ui/table/FilterBar.tsx';
import type { Filter, FilterValues } from '../ui/table/filters.ts';
import { Pager } from '../ui/table/Pager.tsx';
import { ChangerFederation } from './ChangerFederation.tsx';
import { InscriptionsTable } from './InscriptionsTable.tsx';
import { RetirerInscription } from './RetirerInscription.tsx';
import { titreOptions } from './titres.ts';

type ListeInscriptionsProps = {
  structure: StructurePsp;
  dossier: DossierPsp;
  onChanged: () => Promise<unknown>;
};

const parPage = 50;

/** It lists the enrolments, the latest first, filtered by state, federation or words. */
export function ListeInscriptions({ structure, dossier, onChanged }: ListeInscriptionsProps) {
  const [values, setValues] = useState<FilterValues>({});
  const [words, setWords] = useState('');
  const [cursor, setCursor] = useState<string | undefined>(undefined);
  const [retiree, setRetiree] = useState<InscriptionPsp | null>(null);
  const [changee, setChangee] = useState<InscriptionPsp | null>(null);
  const hasTitres = titreOptions(structure).length > 1;
  const etats = ordrePaiement.filter((one) => values.etats?.includes(one));
  const read = useRead(passSportEndpoints.listInscriptionsPsp, {
    params: { id: dossier.id },
    query: {
      etats: etats.length > 0 ? etats : undefined,
      federation: values.federation?.[0],
      searchQuery: words || undefined,
      limit: parPage,
      cursor,
    },
  });
  const page = read.state === 'lu' ? read.value : null;
  const isFiltered = words !== '' || Object.values(values).some((chosen) => chosen.length > 0);
  return (
    <section className="pile" aria-labelledby="psp-inscriptions">
      <h2 className="fr-h4" id="psp-inscriptions" tabIndex={-1}>
        Inscriptions
      </h2>
      <FilterBar
        filters={filtresDe(structure)}
        values={values}
        onChange={(next) => {
          setValues(next);
          setCursor(undefined);
        }}
        search={{
          label: 'Code, nom, commune',
          text: words,
          onSearch: (text) => {
            setWords(text);
            setCursor(undefined);
          },
        }}
        countText={page ? count(page.total, 'inscription', 'inscriptions') : ''}
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && page.items.length === 0 && (
        <EmptyState
          fact={
            isFiltered
              ? 'Aucune inscription ne correspond à cette recherche.'
              : 'Aucune inscription pour l’instant.'
          }
          why={
            isFiltered || dossier.empechement
              ? undefined
              : 'Vérifiez des codes, puis inscrivez leurs bénéficiaires.'
          }
        />
      )}
      {page && page.items.length > 0 && (
        <InscriptionsTable
          items={page.items}
          canRemove={dossier.hasWright}
          onRemove={setRetiree}
          {...(hasTitres ? { onFederation: setChangee } : {})}
        />
      )}
      {page && (
        <Pager
          onPrevious={page.previous ? () => setCursor(page.previous ?? undefined) : null}
          onNext={page.next ? () => setCursor(page.next ?? undefined) : null}
        />
      )}
      {changee && (
        <ChangerFederation
          structure={structure}
          inscription={changee}
          onClose={() => setChangee(null)}
          onChanged={async () => {
            setChangee(null);
            await onChanged();
          }}
        />
      )}
      {retiree && (
        <RetirerInscription
          inscription={retiree}
          onClose={() => setRetiree(null)}
          onRemoved={async () => {
            setRetiree(null);
            await onChanged();
            document.getElementById('psp-inscriptions')?.focus();
          }}
        />
      )}
    </section>
  );
}

const filtresDe = ({ federations }: StructurePsp): Filter[] => [
  {
    key: 'etats',
    label: 'État',
    isMultiple: true,
    // Two states have the same name, so the label adds who removed the enrolment.
    options: ordrePaiement.map((value) => ({
      value,
      label: value === '9' ? 'supprimé par le service' : etatsPaiement[value],
    })),
  },
  ...(federations.length < 2
    ? []
    : [
        {
          key: 'federation',
          label: 'Fédération',
          options: federations.map(({ siren, nom }) => ({ value: siren, label: nom })),
        },
      ]),
];
