extends RefCounted
## ENet. A web build of Godot does not have it, so this script is loaded only if it is used.


static func client(host: String, port: int) -> MultiplayerPeer:
	var peer: ENetMultiplayerPeer = ENetMultiplayerPeer.new()
	return peer if peer.create_client(host, port) == OK else null


static func server(port: int) -> MultiplayerPeer:
	var peer: ENetMultiplayerPeer = ENetMultiplayerPeer.new()
	return peer if peer.create_server(port) == OK else null
