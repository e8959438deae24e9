import {
  type LivraisonView,
  type WebhookView,
  webhookEndpoints,
} from '@asso/contract/partenaire/webhook.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { evenementEssai, evenements } from '@asso/domain/partenaire/evenement.rows';
import { useRead } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';
import { actsColumn } from '../ui/table/acts-column.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import type { ProprietaireQuery } from './cles-href.ts';
import './partenaire.css';

type LivraisonsTableProps = {
  webhook: WebhookView;
  proprietaire: ProprietaireQuery;
  onReplay: (evenement: string) => Promise<unknown>;
};

const etats: Record<LivraisonView['etat'], { label: string; tone: BadgeTone }> = {
  en_attente: { label: 'en attente', tone: 'bleu' },
  livree: { label: 'livré', tone: 'vert' },
  echec: { label: 'échec', tone: 'rouge' },
};
const montres = 20;

/** Lists the last deliveries of one webhook. */
export function LivraisonsTable({ webhook, proprietaire, onReplay }: LivraisonsTableProps) {
  const read = useRead(webhookEndpoints.listLivraisons, {
    params: { webhook: webhook.id },
    query: { ...proprietaire, limit: montres },
  });
  if (read.state !== 'lu') return null;
  const { items, total } = read.value;
  return (
    <details className="pile pile--serree" open={items.length > 0}>
      <summary>
        Envois ({total}
        {webhook.en_attente > 0 && `, ${webhook.en_attente} en attente`})
      </summary>
      {items.length === 0 ? (
        <p>Rien n’a encore été envoyé. « Envoyer un essai » vérifie que l’adresse répond.</p>
      ) : (
        <>
          <DataTable
            caption={`Les ${montres} derniers envois`}
            hidesCaption
            columns={columnsOf(webhook.etat === 'actif' ? onReplay : null)}
            rows={items}
            rowId={({ id }) => id}
          />
          <p>
            <ActionButton kind="tertiaire" isSmall onPress={read.reload}>
              Actualiser les envois
            </ActionButton>
          </p>
        </>
      )}
    </details>
  );
}

const nomOf = (type: string): string =>
  type === evenementEssai
    ? 'Essai'
    : ((evenements as Record<string, { label: string }>)[type]?.label ?? type);

const reponseOf = ({ code, erreur, tentatives }: LivraisonView): string =>
  code === null ? (erreur ?? (tentatives === 0 ? 'Pas encore essayé' : 'Envoi en cours')) : `Code ${code}`;

const columnsOf = (onReplay: LivraisonsTableProps['onReplay'] | null): Column<LivraisonView>[] => [
  {
    key: 'type',
    label: 'Événement',
    isHeader: true,
    cell: ({ type, survenu_le, est_rejeu }) => (
      <>
        {nomOf(type)}
        {est_rejeu && ' (rejoué)'}
        <span className="detail-partenaire">{formatHorodatage(new Date(survenu_le))}</span>
      </>
    ),
  },
  {
    key: 'etat',
    label: 'État',
    cell: ({ etat, prochain_essai_le, tentatives }) => (
      <>
        <StateBadge tone={etats[etat].tone}>{etats[etat].label}</StateBadge>
        {prochain_essai_le && tentatives > 0 && (
          <span className="detail-partenaire">
            Prochain essai : {formatHorodatage(new Date(prochain_essai_le))}
          </span>
        )}
      </>
    ),
  },
  { key: 'reponse', label: 'Réponse', cell: reponseOf },
  {
    key: 'duree',
    label: 'Durée',
    isNumber: true,
    cell: ({ duree_ms }) => (duree_ms === null ? '' : `${duree_ms} ms`),
  },
  { key: 'essais', label: 'Essais', isNumber: true, cell: ({ tentatives }) => tentatives },
  actsColumn(
    (livraison) =>
      onReplay &&
      livraison.etat !== 'en_attente' &&
      !livraison.est_rejeu && (
        <ActionButton kind="tertiaire" isSmall onPress={() => onReplay(livraison.id_evenement)}>
          Rejouer
        </ActionButton>
      ),
  ),
];
