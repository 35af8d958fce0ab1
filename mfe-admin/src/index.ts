// Shared modules of a remote arrive asynchronously: nothing may need them before this import.
import('./bootstrap.tsx');
