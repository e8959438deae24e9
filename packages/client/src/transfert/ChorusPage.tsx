import { type ChorusView, chorusEndpoints } from '@asso/contract/transfert/chorus.endpoints';
import { yearOf } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { colonnesChorus, typesChorus } from '@asso/domain/transfert/chorus.rows';
import { motifsEcart } from '@asso/domain/transfert/chorus.rules';
import { now } from '../platform/clock.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ComboboxControl } from '../ui/fields/ComboboxControl.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { ChorusLots } from './ChorusLots.tsx';
import { ColonnesFichier } from './ColonnesFichier.tsx';
import { exercicesOf, tous } from './osiris-query.ts';
import { RelieNotice } from './RelieNotice.tsx';
import { useEnvoiFichier } from './use-envoi-fichier.ts';

/** The page where a service makes the file of amounts granted and payments that Chorus still lacks. */
export function ChorusPage() {
  const params = useQueryParams();
  const exercice = exerciceOf(params.get('exercice'));
  const read = useRead(chorusEndpoints.readChorus, {
    query: { service: params.get('service') ?? undefined, exercice },
  });
  return (
    <ReadPage read={read}>
      {(chorus) => <Chorus chorus={chorus} exercice={exercice} onChanged={() => void read.reload()} />}
    </ReadPage>
  );
}

type ChorusProps = { chorus: ChorusView; exercice: number | undefined; onChanged: () => void };

function Chorus({ chorus, exercice, onChanged }: ChorusProps) {
  const params = useQueryParams();
  const { services, id_service, envoi } = chorus;
  const annees = exercicesOf(yearOf(now()));
  return (
    <div className="page">
      <PageHeading
        titre="Chorus"
        chapo="Les montants accordés et les paiements à transmettre, avec le SIRET et le RIB de chaque association."
        fil={[{ label: 'Tableau de bord', href: '/instructeur' }]}
      />
      <RelieNotice systeme="chorus" envoi={envoi} />
      {id_service === null ? (
        <EmptyState fact="Vous n’agissez pour aucun service." why="Un administrateur vous ajoute au vôtre." />
      ) : (
        <>
          <div className="deux-colonnes">
            {services.length > 1 && (
              <ComboboxControl
                id="service"
                label="Service"
                options={services.map(({ id, nom }) => ({ value: id, label: nom }))}
                value={id_service}
                onChange={(id) => id && params.set({ service: String(id) })}
              />
            )}
            <SelectControl
              id="exercice"
              label="Exercice"
              options={[
                { value: tous, label: 'Tous les exercices' },
                ...annees.map((value) => ({ value, label: value })),
              ]}
              value={exercice === undefined ? tous : String(exercice)}
              onChange={(value) => params.set({ exercice: value && value !== tous ? String(value) : null })}
            />
          </div>
          <Pret {...{ chorus, id_service, exercice, onChanged }} />
          <ChorusLots lots={chorus.lots} onChanged={onChanged} />
          <ColonnesFichier
            titre="Ce que tient le fichier"
            colonnes={Object.values(colonnesChorus).map(({ label }) => label)}
            ligne="Une ligne par montant accordé et par paiement mis en paiement."
          />
        </>
      )}
    </div>
  );
}

type PretProps = ChorusProps & { id_service: string };

/** Shows what the next file will contain and what it leaves out, with the reasons, and makes the file. */
function Pret({ chorus: { pret, lignes, ecartees, envoi }, id_service, exercice, onChanged }: PretProps) {
  const { isBusy, refus, send } = useEnvoiFichier();
  const make = async () => {
    const body = { id_service, exercice: exercice ?? null };
    if (await send(chorusEndpoints.createLotChorus, { query: {}, body }, 'Lot fait.')) onChanged();
  };
  return (
    <>
      <section className="pile" aria-labelledby="pret">
        <h2 id="pret" className="fr-h4">
          Prêt pour Chorus
        </h2>
        {pret.nombre === 0 ? (
          <EmptyState
            fact="Rien n’est prêt pour Chorus."
            why="Un montant accordé et un paiement mis en paiement arrivent ici ; chacun n’entre que dans un lot."
          />
        ) : (
          <>
            <p>
              {count(pret.nombre, 'ligne', 'lignes')}, {formatEurosCents(pret.montant)}
              {pret.nombre > lignes.length && ` ; voici les ${lignes.length} premières`}
            </p>
            <ChorusLignes caption="Lignes prêtes" lignes={lignes} />
            <div role="alert">{refus && <Notice tone="erreur" title={refus} />}</div>
            <div className="actions">
              <ActionButton isBusy={isBusy} busyText="Lot en cours…" onPress={make}>
                {envoi ? 'Faire le lot et l’envoyer' : 'Faire le lot'}
              </ActionButton>
            </div>
          </>
        )}
      </section>
      {ecartees.length > 0 && (
        <section className="pile" aria-labelledby="ecartees">
          <h2 id="ecartees" className="fr-h4">
            Écarté : {count(ecartees.length, 'ligne', 'lignes')}
          </h2>
          <p>Ces lignes ne partent pas tant que ce qui manque n’est pas corrigé dans le dossier.</p>
          <ChorusLignes caption="Lignes écartées" lignes={ecartees} />
        </section>
      )}
    </>
  );
}

/** Reads the exercise that the address names; undefined for all exercises. */
const exerciceOf = (text: string | null): number | undefined =>
  text !== null && /^(19|20|21)\d{2}$/.test(text) ? Number(text) : undefined;

type Ligne = ChorusView['lignes'][number] & Partial<Pick<ChorusView['ecartees'][number], 'motifs'>>;

/** Lists the amounts that will be sent, or those left out with their reasons. */
const ChorusLignes = ({ caption, lignes }: { caption: string; lignes: readonly Ligne[] }) => (
  <DataTable
    caption={caption}
    hidesCaption
    columns={lignes.some(({ motifs }) => motifs) ? [...columns, pourquoi] : columns}
    rows={lignes.map((ligne, rang) => ({ ...ligne, rang }))}
    rowId={({ rang }) => String(rang)}
  />
);

const columns: Column<Ligne>[] = [
  {
    key: 'dossier',
    label: 'Dossier',
    isHeader: true,
    cell: ({ id_fo }) => <span className="nombre">{id_fo}</span>,
  },
  { key: 'association', label: 'Association', cell: ({ association }) => association },
  { key: 'type', label: 'Ligne', cell: ({ type }) => typesChorus[type] },
  {
    key: 'montant',
    label: 'Montant',
    isNumber: true,
    cell: ({ montant }) => <span className="nombre">{formatEurosCents(montant)}</span>,
  },
];

const pourquoi: Column<Ligne> = {
  key: 'motifs',
  label: 'Pourquoi',
  cell: ({ motifs = [] }) => motifs.map((motif) => motifsEcart[motif]).join(' '),
};
