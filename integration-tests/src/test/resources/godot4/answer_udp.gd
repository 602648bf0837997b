extends "res://answer.gd"
# The same with orders that arrive as datagrams, which it sends itself.


func incoming(name: String) -> PacketPeer:
	var peer := PacketPeerUDP.new()
	check(peer.bind(0, "127.0.0.1"))
	var sender := PacketPeerUDP.new()
	check(sender.set_dest_address("127.0.0.1", peer.get_local_port()))
	for packet in packets(name):
		check(sender.put_packet(packet))
	return peer
