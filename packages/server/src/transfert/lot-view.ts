import type { LotTransfert } from '@asso/contract/transfert/lot.schemas';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { fichiersSirepa } from '@asso/domain/transfert/sirepa.rows';
import type { Criteres, LotRow } from './lot.sql.ts';

export const lotView = ({
  criteres,
  cree_le,
  envoye_le,
  telecharge_le: ___,
  systeme: _,
  id_service: __,
  ...lot
}: LotRow): LotTransfert => ({
  ...lot,
  contenu: contenuSaid(criteres),
  cree_le: cree_le.toISOString(),
  envoye_le: envoye_le?.toISOString() ?? null,
});

function contenuSaid({ programme, exercice, fichier, du, au, paiements }: Criteres): string {
  if (fichier && du && au) return `${fichiersSirepa[fichier].label}, du ${formatDay(du)} au ${formatDay(au)}`;
  const annee = exercice ? `exercice ${exercice}` : 'tous les exercices';
  if (paiements && paiements.nombre > 0) {
    const said = `${count(paiements.nombre, 'paiement', 'paiements')} de ${formatEurosCents(paiements.montant)}`;
    return `${annee}, et ${said} à part`;
  }
  return programme ? `Programme ${programme}, ${annee}` : annee;
}
