import { beneficiairesMs, servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { BeneficiairePsp } from '@asso/contract/pass-sport/service-psp.schemas';
import { andMore, count } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef, useState } from 'react';
import { call, type ValueOf } from '../platform/call/call.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { fieldId } from '../ui/fields/field-errors.ts';
import { Notice } from '../ui/Notice.tsx';
import { announce } from '../ui/page/announcer.ts';
import { Loading } from '../ui/page/Loading.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { SearchField } from '../ui/table/SearchField.tsx';

type Trouves = ValueOf<typeof servicePspEndpoints.listBeneficiaires>;
type Recherche =
  | { etat: 'rien' }
  | { etat: 'cours' }
  | { etat: 'annulee' }
  | { etat: 'refus'; message: string }
  | { etat: 'faite'; trouves: Trouves };

const tropLong = 'La recherche a duré plus de deux minutes : elle est arrêtée. Précisez-la, puis réessayez.';

/** Searches beneficiaries and lets one cancel the search, because the source may take two minutes [R9.58]. */
function useRecherche() {
  const [recherche, setRecherche] = useState<Recherche>({ etat: 'rien' });
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const run = async (searchQuery: string, cursor?: string) => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    setRecherche({ etat: 'cours' });
    announce('Recherche en cours.');
    const timer = setTimeout(() => own.abort('duree'), beneficiairesMs);
    try {
      const outcome = await call(servicePspEndpoints.listBeneficiaires, {
        query: { statut: 'true', searchQuery, cursor },
        signal: own.signal,
      });
      if (control.current !== own) return;
      if (!outcome.ok) return setRecherche({ etat: 'refus', message: outcome.problem.message });
      announce(count(outcome.value.total, 'bénéficiaire trouvé', 'bénéficiaires trouvés'));
      setRecherche({ etat: 'faite', trouves: outcome.value });
    } catch (error) {
      if (!own.signal.aborted) throw error;
      if (control.current !== own) return;
      setRecherche(
        own.signal.reason === 'duree' ? { etat: 'refus', message: tropLong } : { etat: 'annulee' },
      );
    } finally {
      clearTimeout(timer);
    }
  };
  return { recherche, run, cancel: () => control.current?.abort() };
}

/**
 * Searches a Pass’Sport code or a person, and says whether the code is already used; no family name or birth date is
 * shown.
 */
export function RechercheBeneficiaires() {
  const [texte, setTexte] = useState('');
  const { recherche, run, cancel } = useRecherche();
  return (
    <section className="pile" aria-label="Bénéficiaires">
      <SearchField
        isMain
        id={fieldId('recherche')}
        label="Code, prénom, nom ou commune"
        text={texte}
        onSearch={(words) => {
          setTexte(words);
          void run(words);
        }}
      />
      {recherche.etat === 'cours' && (
        <>
          <p>La recherche peut durer deux minutes. Vous pouvez l’annuler.</p>
          <div className="actions">
            <ActionButton kind="secondaire" onPress={cancel}>
              Annuler
            </ActionButton>
          </div>
          <Loading />
        </>
      )}
      {recherche.etat === 'annulee' && <Notice tone="info" title="Recherche annulée." />}
      {recherche.etat === 'refus' && <Notice tone="erreur" title={recherche.message} />}
      {recherche.etat === 'faite' && recherche.trouves.items.length === 0 && (
        <EmptyState
          fact="Aucun bénéficiaire ne correspond."
          why="Vérifiez le code, ou cherchez par commune."
        />
      )}
      {recherche.etat === 'faite' && recherche.trouves.items.length > 0 && (
        <Trouvailles trouves={recherche.trouves} onPage={(cursor) => void run(texte, cursor)} />
      )}
    </section>
  );
}

function Trouvailles({ trouves, onPage }: { trouves: Trouves; onPage: (cursor: string) => void }) {
  const { items, total, totalExact, previous, next } = trouves;
  return (
    <>
      <p>{andMore(count(total, 'bénéficiaire', 'bénéficiaires'), totalExact)}</p>
      <DataTable
        caption="Bénéficiaires trouvés"
        hidesCaption
        columns={columns}
        rows={items}
        rowId={({ id_psp }) => id_psp}
      />
      <Pager
        onPrevious={previous ? () => onPage(previous) : null}
        onNext={next ? () => onPage(next) : null}
      />
    </>
  );
}

const columns: Column<BeneficiairePsp>[] = [
  {
    key: 'code',
    label: 'Code',
    isHeader: true,
    cell: ({ id_psp }) => <span className="nombre">{id_psp}</span>,
  },
  {
    key: 'personne',
    label: 'Bénéficiaire',
    cell: ({ prenom, initiale, age }) => `${prenom} ${initiale}., ${age} ans`,
  },
  { key: 'commune', label: 'Commune', cell: ({ commune, departement }) => `${commune} (${departement})` },
  { key: 'inscrit', label: 'Inscription', cell: ({ inscrit }) => (inscrit ? 'inscrit' : 'pas encore') },
];
