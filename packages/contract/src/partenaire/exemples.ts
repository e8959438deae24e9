// Each call that a key opens and that has a body gets an example here; a test checks each example against its schema.

const uuid = '0b9f0c1e-5f0e-4c55-9f0e-2f6a3a0d9c11';
const adresse = 'https://compta.exemple.fr/webhooks';

/** Each example is found by its call, such as « POST /demande/dossiers ». */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  'POST /demande/dossiers': {
    description: { code_subvention: 'FDVA', id_sous_type_dispositif: 'FDB', exercice: 2027 },
    demandeur: { id_siret: '66990012500018' },
  },
  'PUT /demande/dossiers/{id_fo}': {
    changes: {
      'attestation.lieu': { from: null, to: 'Marseille' },
      'attestation.certifie': { from: null, to: true },
    },
  },
  'PUT /demande/dossiers/{id_fo}/documents': { pieces: [{ code: 'RAR', uuid }], terminee: true },
  'PUT /demande/dossiers/{id_fo}/rib': { id_rib: uuid },
  'POST /demande/dossiers/{id_fo}/projets': { corps: { description: { intitule: 'Former nos bénévoles' } } },
  'PUT /demande/dossiers/{id_fo}/projets/{id}': {
    changes: { 'description.intitule': { from: null, to: 'Former nos bénévoles' } },
  },
  'POST /demande/dossiers/transmit/{id_fo}': {},
  'POST /partenaire/webhooks': { url: adresse, evenements: ['dossier.transmis', 'decision.rendue'] },
  'PATCH /partenaire/webhooks/{webhook}': { etat: 'actif' },
  'POST /partenaire/webhooks/{webhook}/rejeu': {
    du: '2027-02-01T00:00:00+01:00',
    au: '2027-02-02T00:00:00+01:00',
  },
  'POST /dac/association/documents': {
    type: 'RAR',
    id_siret: '66990012500018',
    annee_validite: 2026,
    fichier: 'rapport-activite.pdf',
  },
};
