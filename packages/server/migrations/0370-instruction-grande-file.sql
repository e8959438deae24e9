-- A queue of tens of thousands: what its filters look at stands in the index it is counted from, and each order has one.
drop index instruction_file;
create index instruction_file on instruction (id_service_instructeur, modifie_le desc, id_dossier desc)
  include (etat, exercice, statut, id_type_dispositif, id_sous_type_dispositif, code_departement, montant_demande, genre);
create index instruction_association on instruction (id_service_instructeur, nom_association, id_dossier) include (etat);
create index instruction_demande on instruction (id_service_instructeur, montant_demande, id_dossier) include (etat);
-- The order of states is that of the domain, which a test holds it to.
create index instruction_rang_etat on instruction
  (id_service_instructeur, array_position(array['A', 'B', 'C', 'D', '2', '6', '7', '8', '9', '10', '11', '12'], etat), id_dossier)
  include (etat);

-- Few dossiers have one.
create index dossier_type_agrement on dossier ((tete -> 'description' ->> 'id_type_agrement'))
  where (tete -> 'description' ->> 'id_type_agrement') is not null;

-- The usual delay was looked for in the whole text of the campaign, for each dossier.
alter table campagne_version add column delai_habituel_jours int
  generated always as ((contenu ->> 'delai_habituel_jours')::int) stored;
create or replace function public.delai_dossier(id uuid) returns int language sql stable parallel safe
  return (select v.delai_habituel_jours
    from public.dossier_subvention ds join public.campagne_version v on v.id = ds.id_campagne_version
    where ds.id_dossier = delai_dossier.id);

-- What these are worth is known at once.
analyze dossier, campagne_version;
