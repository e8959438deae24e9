-- « En retard » looks at what is under study alone, which is little of a queue.
create index instruction_a_l_etude on instruction (id_service_instructeur, modifie_le desc, id_dossier desc)
  include (etat, transmis_le, delai_jours) where etat in ('D', '2');

-- The dossiers of one exercise came by their last movement: in this order all of them were read to show the first.
create index instruction_par_exercice on instruction (id_service_instructeur, exercice, id_dossier) include (etat);

-- By amount, the dossiers of other exercises are passed over in the index.
drop index instruction_demande;
create index instruction_demande on instruction (id_service_instructeur, montant_demande, id_dossier)
  include (etat, exercice);

-- A bank account changed on few dossiers: they are not looked for in the history of each.
create index historique_rib on historique (id_objet, survenu_le) where objet = 'dossier' and action = 'dossier.rib';
