import { type ChorusView, chorusEndpoints } from '@asso/contract/transfert/chorus.endpoints';
import { count, formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { typesChorus } from '@asso/domain/transfert/chorus.rows';
import { isEngagement, motifsEcart } from '@asso/domain/transfert/chorus.rules';
import { useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { useEnvoiFichier } from './use-envoi-fichier.ts';

type ChorusPretProps = {
  chorus: ChorusView;
  id_service: string;
  exercice: number | undefined;
  onChanged: () => void;
};

/** Shows the lines that are ready, of which some are chosen, then what is left out, with the reasons. */
export function ChorusPret({ chorus: { pret, lignes, ecartees, envoi, rights }, ...props }: ChorusPretProps) {
  return (
    <>
      <section className="pile" aria-labelledby="pret">
        <h2 id="pret" className="fr-h4">
          Prêt pour Chorus
        </h2>
        {pret.nombre === 0 ? (
          <EmptyState
            fact="Rien n’est prêt pour Chorus."
            why="Un montant accordé, ce qui change d’une décision modifiée et un paiement mis en paiement arrivent ici ; chacun n’entre que dans un lot."
          />
        ) : (
          <Lignes pret={pret} lignes={lignes} envoi={envoi} canMake={rights.make} {...props} />
        )}
      </section>
      {ecartees.length > 0 && (
        <section className="pile" aria-labelledby="ecartees">
          <h2 id="ecartees" className="fr-h4">
            Écarté : {count(ecartees.length, 'ligne', 'lignes')}
          </h2>
          <p>Ces lignes ne partent pas tant que ce qui manque n’est pas corrigé dans le dossier.</p>
          <DataTable
            caption="Lignes écartées"
            hidesCaption
            columns={[...columns, pourquoi]}
            rows={ecartees}
            rowId={({ cle }) => cle}
          />
        </section>
      )}
    </>
  );
}

type Ligne = ChorusView['lignes'][number];
type LignesProps = Omit<ChorusPretProps, 'chorus'> &
  Pick<ChorusView, 'pret' | 'lignes' | 'envoi'> & { canMake: boolean };

function Lignes({ pret, lignes, envoi, canMake, id_service, exercice, onChanged }: LignesProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, refus, send } = useEnvoiFichier();
  const chosen = lignes.filter(({ cle }) => !left.has(cle));
  const make = async () => {
    const body = { id_service, exercice: exercice ?? null, lignes: chosen.map(({ cle }) => cle) };
    const isMade = await send(chorusEndpoints.createLotChorus, { query: {}, body }, 'Lot fait.');
    setIsAsked(false);
    if (isMade) onChanged();
  };
  return (
    <>
      <p>
        {count(pret.nombre, 'ligne', 'lignes')} : {sommesSaid(pret)}
        {pret.nombre > lignes.length && `. Voici les ${lignes.length} premières, un lot n’en tient pas plus`}.
      </p>
      <DataTable
        caption="Lignes prêtes"
        hidesCaption
        columns={columns}
        rows={lignes}
        rowId={({ cle }) => cle}
        selection={
          canMake
            ? {
                chosen: new Set(chosen.map(({ cle }) => cle)),
                onChange: (kept) =>
                  setLeft(new Set(lignes.flatMap(({ cle }) => (kept.has(cle) ? [] : [cle])))),
                nameOf: ({ id_fo, type }) => `${typesChorus[type]} du dossier ${id_fo}`,
              }
            : undefined
        }
      />
      <div role="alert">{refus && <Notice tone="erreur" title={refus} />}</div>
      {canMake ? (
        <div className="actions">
          <button
            type="button"
            className="fr-btn"
            disabled={isBusy || chosen.length === 0}
            onClick={() => setIsAsked(true)}
          >
            Faire un lot de {count(chosen.length, 'ligne', 'lignes')}…
          </button>
        </div>
      ) : (
        <p className="discret">Le responsable du service fait les lots.</p>
      )}
      {isAsked && (
        <Dialog
          title={`Faire un lot de ${count(chosen.length, 'ligne', 'lignes')} ?`}
          onClose={() => setIsAsked(false)}
          action={{ label: envoi ? 'Faire le lot et l’envoyer' : 'Faire le lot', onPress: make }}
        >
          <p>{sommesSaid(sommesOf(chosen))}.</p>
          <p>
            {envoi
              ? 'Le lot part aussitôt pour Chorus : il ne se défait plus.'
              : 'Tant que personne ne l’a téléchargé, le lot se défait, et ses lignes sont de nouveau prêtes.'}
          </p>
        </Dialog>
      )}
    </>
  );
}

type Sommes = Pick<ChorusView['pret'], 'engagements' | 'paiements'>;

const sommesOf = (lignes: readonly Ligne[]): Sommes => {
  const of = (found: readonly Ligne[]) => ({
    nombre: found.length,
    montant: sumEuros(found.map(({ montant }) => montant)),
  });
  return {
    engagements: of(lignes.filter(({ type }) => isEngagement(type))),
    paiements: of(lignes.filter(({ type }) => !isEngagement(type))),
  };
};

/** Says what is committed, then what is paid out of it: the two are never added. */
const sommesSaid = ({ engagements, paiements }: Sommes): string =>
  [
    ...(engagements.nombre > 0
      ? [
          `${formatEurosCents(engagements.montant)} à engager (${count(engagements.nombre, 'ligne', 'lignes')})`,
        ]
      : []),
    ...(paiements.nombre > 0
      ? [
          `${formatEurosCents(paiements.montant)} à payer sur ce qui est engagé (${count(paiements.nombre, 'ligne', 'lignes')})`,
        ]
      : []),
  ].join(', ');

const columns: Column<Ligne>[] = [
  {
    key: 'dossier',
    label: 'Dossier',
    isHeader: true,
    cell: ({ id_fo }) => <span className="nombre">{id_fo}</span>,
  },
  { key: 'association', label: 'Association', cell: ({ association }) => association },
  { key: 'type', label: 'Ligne', cell: ({ type }) => typesChorus[type] },
  { key: 'exercice', label: 'Exercice', cell: ({ exercice }) => exercice },
  {
    key: 'montant',
    label: 'Montant',
    isNumber: true,
    cell: ({ montant }) => <span className="nombre">{formatEurosCents(montant)}</span>,
  },
];

const pourquoi: Column<ChorusView['ecartees'][number]> = {
  key: 'motifs',
  label: 'Pourquoi',
  cell: ({ motifs }) => motifs.map((motif) => motifsEcart[motif]).join(' '),
};
