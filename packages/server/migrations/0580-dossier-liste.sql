-- The title of a project is read in lists, without opening its whole text.
alter table projet add column intitule text
  generated always as (nullif(corps -> 'description' ->> 'intitule', 'Sans objet')) stored;
create or replace function public.intitule_dossier(id uuid) returns text language sql stable parallel safe
  return (select p.intitule
    from public.projet p where p.id_dossier = intitule_dossier.id and p.supprime_le is null
    order by p.rang_dossier, p.numero_projet limit 1);
