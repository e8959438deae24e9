/**
 * Calls that need more than the demonstration holds (a token just mailed, a file of a given shape, a state reached once):
 * the test beside their feature shows each refusal with its owner's control. The file is from `server/src`.
 */
export const ailleurs: Readonly<Record<string, string>> = {
  'POST /auth/logout': 'compte/session.test.ts',
  'POST /auth/refreshToken': 'compte/session.test.ts',
  'GET /auth/refreshToken/{refreshToken}': 'compte/session.test.ts',
  'POST /auth/validate': 'compte/inscription.test.ts',
  'POST /auth/corrigerAdresse': 'compte/inscription.test.ts',
  'POST /auth/verifierLien': 'compte/mot-de-passe.test.ts',
  'POST /auth/resetPassword': 'compte/mot-de-passe.test.ts',
  'POST /auth/resetPassword/{token}': 'compte/mot-de-passe.test.ts',
  'POST /auth/deblocage': 'compte/deblocage.test.ts',
  'POST /auth/courriel': 'compte/profil.test.ts',
  'DELETE /auth/appareils/{id}': 'compte/second-facteur.test.ts',
  'POST /auth/second-facteur': 'compte/second-facteur.test.ts',
  'POST /auth/second-facteur/confirmation': 'compte/second-facteur.test.ts',
  'POST /auth/second-facteur/codes': 'compte/second-facteur.test.ts',
  'POST /auth/second-facteur/retrait': 'compte/second-facteur.test.ts',
  'DELETE /auth/services/{id}': 'service/service-admin.test.ts',
  'GET /rds/users/{id}': 'service/service-admin.test.ts',
  'POST /demande/dossiers/{id_fo}/notify': 'dossier/relance.test.ts',
  'POST /demande/dossiers/{from}/projets/{id}/transfer': 'subvention/move-projet.test.ts',
  'POST /rds/campagnes/{id}/publier': 'catalogue/campagne.test.ts',
  'POST /demande/dossiers/{id_fo}/crf/{crf}/transmit': 'crf/crf.test.ts',
  'POST /demande/dossiers/{id}/crf/{crf}/decisions/{action}': 'crf/crf.test.ts',
  'GET /demande/dossiers/{id}/courriers/{courrier}/pdf': 'courrier/courrier.test.ts',
  'POST /demande/lots/{id}/reprise': 'instruction/lot.test.ts',
  'GET /demande/lots/{id}/courriers/{format}': 'instruction/lot.test.ts',
  'DELETE /rds/agrements': 'agrement/definition.test.ts',
  'POST /demande/dossiers/{id_fo}/transmit': 'agrement/dossier-agrement-droits.test.ts',
  'POST /dac/association/haa/sites_adresses': 'agrement/haa/dossier-haa.test.ts',
  'POST /demande/numero-siret/{id}/transmit': 'demande-siret/move-demande.test.ts',
  'POST /demande/numero-siret/{id}/decisions/{action}': 'demande-siret/move-demande.test.ts',
  'POST /dac/associations/demandeSiret': 'demande-siret/send-demande.test.ts',
  'POST /psp/dossiers/{id}/inscriptions': 'pass-sport/inscription.test.ts',
  'PATCH /psp/dossiers/{id}/inscriptions/{inscriptionId}': 'pass-sport/inscription.test.ts',
  'DELETE /psp/dossiers/{id}/inscriptions/{inscriptionId}': 'pass-sport/inscription.test.ts',
  'POST /psp/upload-affiliation': 'pass-sport/structure.test.ts',
  'GET /psp/remboursements/{id}': 'pass-sport/service-psp.test.ts',
  'POST /psp/mouvements': 'pass-sport/service-psp.test.ts',
  'POST /psp/imports': 'pass-sport/import-pass-sport.test.ts',
  'POST /cec/imports': 'benevolat/import-cec.test.ts',
  'POST /dab/imports': 'benevolat/mission.test.ts',
};

/** Calls that the specification has, and that are refused to everybody: what they lack cannot be given by their path. */
export const toujoursRefuses: readonly string[] = [
  'POST /dac/association',
  'PATCH /dac/association',
  'DELETE /dac/association',
];
