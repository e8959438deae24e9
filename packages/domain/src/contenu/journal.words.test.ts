import { describe, expect, it } from 'vitest';
import { porteeJournal } from './journal.rules.ts';
import { actionJournal, objetJournal, sectionJournal, valeurJournal } from './journal.words.ts';
import { sayHeure, sayJournalFait } from './journal-moments.words.ts';

describe('the journal says in words', () => {
  it.each([
    ['dossier', 'instruction.grant', '6', 'accordé'],
    ['dossier', 'instruction.start', '2', "en cours d'instruction"],
    ['dossier', 'paiement.ask', '2', 'en cours de traitement'],
    ['crf', 'crf.sendBack', '3', 'renvoyé à l’association'],
    ['demande-siret', 'siret.transmit', 'AEM', 'à émettre'],
    ['membre', 'retirer', 'quittee', 'quitté'],
    ['invitation', 'inviter', 'envoyee', 'Invitation envoyée'],
    ['demande-aide', 'changer-etat', 'traitee', 'Traitée'],
    ['compte', 'changer-roles', 'lca.association, rds.admin', 'Association, Administration des services'],
    ['compte', 'changer-roles', 'rds.admin@pays', 'Administration des services : tout le pays'],
    [
      'compte',
      'changer-roles',
      'rds.admin@13, rds.user',
      'Administration des services : Bouches-du-Rhône (13), Agent d’un service',
    ],
    ['compte', 'changer-territoire', 'pays', 'tout le pays'],
    ['compte', 'changer-territoire', '13', 'Bouches-du-Rhône (13)'],
    ['question', 'modifier', '2', '2'],
    ['service', 'verrouiller', 'DRAJES Sud', 'DRAJES Sud'],
  ])('of %s, %s: « %s » is « %s »', (objet, action, value, expected) => {
    expect(valeurJournal({ objet, action }, value)).toBe(expected);
  });

  it.each([
    ['agrement.create', 'Agrément créé'],
    ['agrement.inscrit', 'Agrément inscrit dans la fiche'],
    ['subvention.exercice', 'Campagne préparée pour une autre année'],
    ['decision.modifiee', 'Décision modifiée'],
  ])('what « %s » is', (action, expected) => {
    expect(actionJournal(action)).toBe(expected);
  });

  it.each([
    ['subvention.publish', null, '2027, version 1', 'Campagne publiée : 2027, version 1'],
    ['subvention.publish', '2027, version 1', '2027, version 2', 'Campagne publiée : 2027, version 2'],
    ['subvention.unpublish', '2027, version 2', '2027, version 1', 'Publication annulée : 2027, version 2'],
    ['agrement.publish', null, '2027, version 1', 'Agrément publié : 2027, version 1'],
    ['subvention.deactivate', 'publiee', 'inactive', 'Subvention fermée'],
  ])('which version %s from %s to %s concerns', (action, de, vers, expected) => {
    expect(sayJournalFait({ action, de, vers })).toBe(expected);
  });

  it.each([
    ['2027-02-01T22:37:10Z', null, '23h37'],
    ['2027-02-01T22:37:10Z', '2027-02-01T22:37:40Z', '23h37'],
    ['2027-02-01T22:37:10Z', '2027-02-01T22:39:40Z', '23h37 à 23h39'],
  ])('when an act of %s, saved until %s, was', (le, jusqu_a, expected) => {
    expect(sayHeure({ le, jusqu_a })).toBe(expected);
  });

  it('which part was saved', () => {
    expect(['identite', 'coordonnees', 'Calendrier'].map(sectionJournal)).toEqual([
      'Identité',
      'Adresses',
      'Calendrier',
    ]);
  });

  it('what was done, and on what', () => {
    expect(['lot-transfert', 'programme-osiris', 'document-modele'].map(objetJournal)).toEqual([
      'Envoi à une application',
      'Programme Osiris',
      'Modèle de document',
    ]);
    expect(
      ['instruction.grant', 'subvention.publish', 'programme.creer', 'siret.grant', 'paiement.ask'].map(
        actionJournal,
      ),
    ).toEqual([
      'Subvention accordée',
      'Campagne publiée',
      'Programme créé',
      'SIRET attribué',
      'Paiement demandé',
    ]);
    expect(actionJournal('acte-de_demain')).toBe('Acte de demain');
  });
});

describe('whose acts are read', () => {
  const actor = (role: string, territoire: string | null = null) => ({ id: 'moi', role, territoire });
  const services = ['rds.admin', 'rds.appli_admin'];

  it.each([
    ['lca.admin', null, ['lca.admin', ...services, 'osiris.appli_admin', 'osiris.admin-programme'], null],
    ['rds.admin', null, services, null],
    ['rds.appli_admin', null, services, null],
    ['rds.admin', '13', services, { par: 'moi', territoires: ['13'] }],
  ])('by %s of territory %s', (role, territoire, roles, local) => {
    expect(porteeJournal(actor(role, territoire))).toEqual({ roles, local });
  });
});
