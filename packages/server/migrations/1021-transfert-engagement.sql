-- What left for Chorus as a commitment, by year: a lot engages, corrects or cancels what a subvention is granted for a
-- year. A line goes with its lot when the lot is undone, and with nothing else: the dossier may have gone.
create table engagement (
  id_lot uuid not null references lot_transfert (id),
  id_dossier uuid not null,
  id_service uuid not null references service (id),
  annee int not null,
  montant numeric(14, 2) not null,
  primary key (id_lot, id_dossier, id_service, annee)
);
create index engagement_dossier on engagement (id_dossier, id_service);

-- A line « accord:dossier:service » committed the whole of a subvention: what the decision then in force granted for
-- each year, or the amount that its file holds.
insert into engagement (id_lot, id_dossier, id_service, annee, montant)
  select t.id, p.dossier, p.service, l.annee, sum(l.montant_accorde)
  from lot_transfert_ligne k join lot_transfert t on t.id = k.id_lot
  cross join lateral (select split_part(k.cle, ':', 2)::uuid as dossier, split_part(k.cle, ':', 3)::uuid as service) p
  join decision_ligne l on l.id_dossier = p.dossier and l.id_service = p.service
    and l.rang = (select coalesce(max(d.rang) filter (where d.prise_le <= t.cree_le), min(d.rang)) from decision d
      where d.id_dossier = p.dossier and d.id_service = p.service)
  where k.cle like 'accord:%'
  group by 1, 2, 3, 4;
insert into engagement (id_lot, id_dossier, id_service, annee, montant)
  select t.id, p.dossier, p.service, (k.cellules ->> 3)::int, (k.cellules ->> 10)::numeric
  from lot_transfert_ligne k join lot_transfert t on t.id = k.id_lot
  cross join lateral (select split_part(k.cle, ':', 2)::uuid as dossier, split_part(k.cle, ':', 3)::uuid as service) p
  where k.cle like 'accord:%'
    and not exists (select from engagement e where e.id_lot = t.id and e.id_dossier = p.dossier and e.id_service = p.service);

-- A lot that nobody downloaded may be undone: its lines are ready again, and its number stays.
alter table lot_transfert
  add column telecharge_le timestamptz,
  drop constraint lot_transfert_envoi_check,
  add constraint lot_transfert_envoi_check
    check (envoi in ('telechargement', 'a-envoyer', 'envoye', 'echec', 'defait'));
update lot_transfert t set telecharge_le = (
    select min(h.survenu_le) from historique h
    where h.objet = 'lot-transfert' and h.id_objet = t.id::text and h.action = 'chorus.telecharger')
  where systeme = 'chorus';

-- An instalment has the day and the hand of each of its acts: asked (cree_le), put in payment, paid (paye_le).
alter table demande_paiement
  add column ordonne_le timestamptz,
  add column ordonne_par uuid references utilisateur (id),
  add column paye_par uuid references utilisateur (id);
update demande_paiement p set ordonne_le = h.survenu_le, ordonne_par = u.id
  from historique h left join utilisateur u on u.id::text = h.id_utilisateur
  where h.objet = 'dossier' and h.id_objet = p.id_dossier::text and h.action = 'paiement.order'
    and h.details ->> 'id_paiement' = p.id::text;
update demande_paiement p set paye_par = u.id
  from historique h join utilisateur u on u.id::text = h.id_utilisateur
  where h.objet = 'dossier' and h.id_objet = p.id_dossier::text and h.action = 'paiement.pay'
    and h.details ->> 'id_paiement' = p.id::text;
