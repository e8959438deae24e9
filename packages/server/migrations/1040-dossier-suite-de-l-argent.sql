-- Whose turn it is once money is granted is asked of whole lists: what the campaign lets an association ask stands
-- beside the state, as its usual delay does (0372).
alter table instruction
  add column demande_paiement text,
  add column acompte_pourcent int,
  add column delai_versement_jours int;

create or replace function instruction_situee() returns trigger language plpgsql as $$
begin
  -- An association that moves at this moment does not see this row yet: one of the two waits for the other.
  if tg_op = 'INSERT' then
    perform 1 from association where id = (select id_association from dossier where id = new.id_dossier) for share;
  end if;
  select a.code_departement, v.id_subvention, v.delai_habituel_jours, v.contenu ->> 'demande_paiement',
      (v.contenu ->> 'acompte_pourcent')::int, (v.contenu ->> 'delai_versement_jours')::int
    into new.code_departement, new.id_subvention, new.delai_jours, new.demande_paiement, new.acompte_pourcent,
      new.delai_versement_jours
    from dossier d join association a on a.id = d.id_association
    left join dossier_subvention ds on ds.id_dossier = d.id
    left join campagne_version v on v.id = ds.id_campagne_version
    where d.id = new.id_dossier;
  return new;
end $$;

update instruction i set demande_paiement = v.contenu ->> 'demande_paiement',
    acompte_pourcent = (v.contenu ->> 'acompte_pourcent')::int,
    delai_versement_jours = (v.contenu ->> 'delai_versement_jours')::int
  from dossier_subvention ds join campagne_version v on v.id = ds.id_campagne_version
  where ds.id_dossier = i.id_dossier and coalesce(v.contenu ->> 'demande_paiement', v.contenu ->> 'acompte_pourcent',
    v.contenu ->> 'delai_versement_jours') is not null;
