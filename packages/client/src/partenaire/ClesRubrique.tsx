import { type CleView, cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { sayPortee } from '@asso/domain/partenaire/portee.rows';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';
import { actsColumn } from '../ui/table/acts-column.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { RowActs } from '../ui/table/RowActs.tsx';
import { CleDialog } from './CleDialog.tsx';
import type { ProprietaireQuery } from './cles-href.ts';
import './partenaire.css';
import type { SecretShown } from './SecretNotice.tsx';
import { UsagesDialog } from './UsagesDialog.tsx';

type ClesRubriqueProps = {
  cles: readonly CleView[];
  cote: 'association' | 'service';
  proprietaire: ProprietaireQuery;
  onChanged: () => Promise<unknown>;
  onSecret: (secret: SecretShown) => void;
};

const etats: Record<CleView['etat'], { label: string; tone: BadgeTone }> = {
  active: { label: 'active', tone: 'vert' },
  expiree: { label: 'expirée', tone: 'gris' },
  revoquee: { label: 'révoquée', tone: 'gris' },
};

/** Lists the keys, what each may do, and when it was last used. */
export function ClesRubrique({ cles, cote, proprietaire, onChanged, onSecret }: ClesRubriqueProps) {
  const [isCreating, setIsCreating] = useState(false);
  const [revoked, setRevoked] = useState<CleView | null>(null);
  const [read, setRead] = useState<CleView | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const revoke = async ({ id, nom }: CleView) => {
    const outcome = await call(cleEndpoints.revokeCle, { params: { cle: id }, query: proprietaire });
    setRevoked(null);
    setRefusal(outcome.ok ? null : outcome.problem.message);
    if (outcome.ok) notify('succes', `Clé « ${nom} » révoquée.`);
    await onChanged();
  };
  const create = (
    <button type="button" className="fr-btn" onClick={() => setIsCreating(true)}>
      Créer une clé
    </button>
  );
  return (
    <section className="pile" aria-labelledby="cles">
      <h2 id="cles" className="fr-h4">
        Clés
      </h2>
      {refusal && (
        <Notice tone="erreur" title="La clé n’a pas changé">
          {refusal}
        </Notice>
      )}
      {cles.length === 0 ? (
        <EmptyState
          fact="Aucune clé."
          why="Une clé laisse un logiciel lire ou écrire à votre place, sans votre mot de passe."
          action={create}
        />
      ) : (
        <>
          <DataTable
            caption="Clés"
            hidesCaption
            columns={columnsOf({ cote, onRevoke: setRevoked, onRead: setRead })}
            rows={cles}
            rowId={({ id }) => id}
          />
          <div>{create}</div>
        </>
      )}
      {isCreating && (
        <CleDialog
          cote={cote}
          proprietaire={proprietaire}
          onClose={() => setIsCreating(false)}
          onDone={async (nom, secret) => {
            setIsCreating(false);
            onSecret({ titre: `Clé « ${nom} » créée`, secret });
            await onChanged();
          }}
        />
      )}
      {revoked && (
        <Dialog
          title={`Révoquer la clé « ${revoked.nom} »`}
          onClose={() => setRevoked(null)}
          action={{ label: 'Révoquer la clé', isDanger: true, onPress: () => revoke(revoked) }}
        >
          <p>Le logiciel qui s’en sert ne pourra plus rien faire, tout de suite et pour toujours.</p>
        </Dialog>
      )}
      {read && <UsagesDialog cle={read} proprietaire={proprietaire} onClose={() => setRead(null)} />}
    </section>
  );
}

type Acts = Pick<ClesRubriqueProps, 'cote'> & {
  onRevoke: (cle: CleView) => void;
  onRead: (cle: CleView) => void;
};

const columnsOf = ({ cote, onRevoke, onRead }: Acts): Column<CleView>[] => [
  {
    key: 'nom',
    label: 'Nom',
    isHeader: true,
    cell: ({ nom, prefixe, createur }) => (
      <>
        {nom}
        <span className="detail-partenaire">
          <code>{prefixe}…</code>
          <br />
          Donnée par {createur}
        </span>
      </>
    ),
  },
  {
    key: 'portees',
    label: 'Ce qu’elle peut faire',
    cell: (cle) => (
      <ul className="liste-nue">
        {cle.portees.map((code) => (
          <li key={code}>{sayPortee(code, cote)}</li>
        ))}
      </ul>
    ),
  },
  {
    key: 'etat',
    label: 'État',
    cell: ({ etat, expire_le }) => (
      <>
        <StateBadge tone={etats[etat].tone}>{etats[etat].label}</StateBadge>
        {etat === 'active' && (
          <span className="detail-partenaire">Jusqu’au {formatDate(new Date(expire_le))}</span>
        )}
      </>
    ),
  },
  {
    key: 'usage',
    label: 'Dernier appel',
    cell: ({ derniere_utilisation_le: le }) => (le ? formatHorodatage(new Date(le)) : 'Jamais'),
  },
  actsColumn((cle) => (
    <RowActs
      of={cle.nom}
      acts={[
        { label: 'Journal', of: `de la clé ${cle.nom}`, onPress: () => onRead(cle) },
        ...(cle.etat === 'active'
          ? [{ label: 'Révoquer', of: `la clé ${cle.nom}`, onPress: () => onRevoke(cle) }]
          : []),
      ]}
    />
  )),
];
