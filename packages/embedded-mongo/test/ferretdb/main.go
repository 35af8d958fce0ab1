// Command ferretdb is FerretDB with its SQLite backend on a free port of this machine.
//
// It keeps its data in the folder that is its only argument, prints its connection string, and ends on SIGTERM.
package main

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: ferretdb DATA_FOLDER")
	}
	if err := run(os.Args[1]); err != nil {
		log.Fatal(err)
	}
}

func run(dataFolder string) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
		Handler:   "sqlite",
		SQLiteURL: "file:" + dataFolder + "/",
	})
	if err != nil {
		return err
	}
	// The address is known only once the server runs: MongoDBURI waits for it.
	go func() { fmt.Println(server.MongoDBURI()) }()
	return server.Run(ctx)
}
