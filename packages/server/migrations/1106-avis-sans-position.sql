-- A service that is asked for an opinion may answer that it takes no side.
alter table avis drop constraint avis_sens_check;
alter table avis add constraint avis_sens_check check (sens in ('favorable', 'reserve', 'defavorable', 'sans'));
