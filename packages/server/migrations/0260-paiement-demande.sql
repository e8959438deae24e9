-- What is asked and paid of a grant, one row a payment; its amounts stand beside the state they follow, on the instruction.
create table demande_paiement (
  id uuid primary key default gen_random_uuid(),
  id_dossier uuid not null,
  id_service_instructeur uuid not null,
  etat text not null check (etat in ('1', '2', '3', '4', '7', '8', '9')),
  emetteur text not null check (emetteur in ('lca', 'bo')),
  nature text not null check (nature in ('acompte', 'solde', 'totalite')),
  montant numeric(14, 2) not null check (montant > 0),
  motif text,
  -- Who is paid, on which account: followed while it is asked, kept from the moment it is put in payment.
  id_siret text not null,
  titulaire text,
  iban text,
  bic text,
  -- The commitment and the budget line it is paid on, as the payer names them; then what the payer answers.
  engagement text,
  imputation text,
  reference text,
  paye_le date,
  cree_le timestamptz not null,
  cree_par uuid not null references utilisateur (id),
  modifie_le timestamptz not null,
  version int not null default 1,
  foreign key (id_dossier, id_service_instructeur) references instruction (id_dossier, id_service_instructeur),
  check ((etat = '4') = (paye_le is not null)),
  check ((etat = '7') = (motif is not null))
);
create index demande_paiement_instruction on demande_paiement (id_dossier, id_service_instructeur, cree_le desc, id);
-- What a service has to pay, the oldest first.
create index demande_paiement_service on demande_paiement (id_service_instructeur, etat, modifie_le, id);

-- Asked or paid, then paid: never more than what is granted, whoever writes at once.
alter table instruction
  add column montant_engage numeric(14, 2) not null default 0,
  add column montant_verse numeric(14, 2) not null default 0,
  add column accorde_le timestamptz,
  -- Since when the oldest of those that wait has been asked.
  add column paiement_demande_le timestamptz,
  add constraint instruction_paiements check (
    montant_verse <= montant_engage and montant_engage <= coalesce(montant_accorde, 0));

create function paiements_comptes() returns trigger language plpgsql as $$
begin
  update instruction i
    set montant_engage = s.engage, montant_verse = s.verse, paiement_demande_le = s.demande_le
    from (select
        coalesce(sum(montant) filter (where etat in ('1', '2', '3', '4')), 0) as engage,
        coalesce(sum(montant) filter (where etat = '4'), 0) as verse,
        min(cree_le) filter (where etat in ('1', '2', '3')) as demande_le
      from demande_paiement
      where id_dossier = new.id_dossier and id_service_instructeur = new.id_service_instructeur) s
    where i.id_dossier = new.id_dossier and i.id_service_instructeur = new.id_service_instructeur;
  return null;
end $$;
create trigger paiements_comptes after insert or update of etat, montant on demande_paiement
  for each row execute function paiements_comptes();

update instruction i set accorde_le = h.le
  from (select id_objet, details->>'id_service' as id_service, max(survenu_le) as le
    from historique where objet = 'dossier' and action = 'instruction.grant'
    group by id_objet, details->>'id_service') h
  where h.id_objet = i.id_dossier::text and h.id_service = i.id_service_instructeur::text;

-- What was said wholly paid before there were payments: one for all of it, on the day it was said.
insert into demande_paiement (id_dossier, id_service_instructeur, etat, emetteur, nature, montant, id_siret, titulaire, iban,
    bic, paye_le, cree_le, cree_par, modifie_le)
  select i.id_dossier, i.id_service_instructeur, '4', 'bo', 'totalite', i.montant_accorde, d.id_siret, r.titulaire, r.iban,
    r.bic, (i.modifie_le at time zone 'Europe/Paris')::date, i.modifie_le, d.modifie_par, i.modifie_le
  from instruction i join dossier d on d.id = i.id_dossier
  left join rib r on r.id::text = d.tete->'demandeur'->>'id_rib'
  where i.etat in ('9', '10') and i.montant_accorde > 0;
