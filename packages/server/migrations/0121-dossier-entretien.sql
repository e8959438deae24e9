-- What is written all day is tidied after thousands of changes, not after a fifth of the table; rows leave room for their next
-- version beside them.
alter table dossier set (
  fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_scale_factor = 0.02);
alter table projet set (
  fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_scale_factor = 0.05);
alter table financement set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);
