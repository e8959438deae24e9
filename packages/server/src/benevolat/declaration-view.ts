import type { DeclarationCec, LogCec, SessionCec } from '@asso/contract/benevolat/declaration.schemas';
import { isValidable, statutAt } from '@asso/domain/benevolat/declaration.rules';
import { statutCecWords } from '@asso/domain/benevolat/declaration.words';
import { etatSession } from '@asso/domain/benevolat/session.rules';
import type { DeclarationRow } from './declaration.sql.ts';
import type { LogRow } from './log.sql.ts';
import type { SessionRow } from './session.sql.ts';

export function sessionView(
  row: SessionRow,
  now: Date,
  effectifs: Record<string, number> | null = null,
): SessionCec {
  const { id, code, annee_activite, debut, fin, version } = row;
  return { id, code, annee_activite, debut, fin, etat: etatSession(row, now), effectifs, version };
}

export function declarationView(row: DeclarationRow, now: Date): DeclarationCec {
  const { debut, fin } = row;
  const ref = { status: row.status, session: { debut, fin } };
  return {
    id: row.id,
    reference: row.reference,
    status: statutAt(ref, now),
    motif_refus_id: row.motif_refus_id,
    session: row.session,
    annee_activite: row.annee_activite,
    etab_siret: row.etab_siret,
    etab_nom: row.etab_nom,
    civilite: row.civilite,
    prenom: row.prenom,
    nom: row.nom,
    fonction: row.fonction,
    heures: row.heures,
    declare_le: row.declare_le,
    decidee_le: row.decidee_le?.toISOString() ?? null,
    decidee_par: row.nom_decideur,
    options: { validable: isValidable(ref, now) },
    version: row.version,
  };
}

export function logView(row: LogRow, now: Date): LogCec {
  const { debut, fin, id_declaration, prenom, nom, heures } = row;
  return {
    id: String(row.id),
    le: row.survenu_le.toISOString(),
    par: row.utilisateur,
    fait: statutCecWords[row.apres],
    status: row.apres,
    motif_refus_id: row.motif_refus_id,
    session: row.session,
    etab_siret: row.etab_siret,
    options: { validable: isValidable({ status: row.status, session: { debut, fin } }, now) },
    declaration: { id: id_declaration, prenom, nom, heures },
  };
}
